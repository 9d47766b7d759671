declare module "zzfx" {
  export const ZZFX: {
    audioContext: AudioContext;
    sampleRate: number;
    buildSamples(...numbers: (number | undefined)[]): number[];
    playSamples(channels: number[][], volume?: number): AudioBufferSourceNode;
  };
}
