/** A server of its own for each worker: a port that it finds itself, a database in a folder that is thrown away. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PYTHON = process.env.UNDERHALL_PYTHON ?? "python3";
/** With which the host comes in at /admin. */
export const TOKEN = "the-hosts-own-word-0123456789";
const BEAT = 0.2; // seconds that a moment for reactions lasts between people

export class Server {
  private process: ChildProcess | null = null;
  private port = 0;
  private constructor(private readonly folder: string) {}

  static async start(): Promise<Server> {
    const server = new Server(mkdtempSync(join(tmpdir(), "underhall-e2e-")));
    server.beat();
    await server.run();
    return server;
  }

  private get beatFile(): string {
    return join(this.folder, "beat");
  }

  /** From now on a moment for reactions lasts so many seconds. */
  beat(seconds = BEAT): void {
    writeFileSync(this.beatFile, String(seconds));
  }

  private get fullFile(): string {
    return join(this.folder, "full");
  }

  /** From now on the disk is full, or no more. */
  fill(full: boolean): void {
    if (full) writeFileSync(this.fullFile, "");
    else rmSync(this.fullFile, { force: true });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, or start it again on the same port and database. */
  async run(): Promise<void> {
    const database = `sqlite:///${join(this.folder, "tables.db")}`;
    const token = join(this.folder, "token");
    writeFileSync(token, TOKEN);
    const where = ["--port", String(this.port), "--db", database];
    const options = [...where, "--no-limits", "--lang", "en", "--admin-token-file", token];
    this.process = spawn(PYTHON, [join(import.meta.dirname, "serve.py"), "serve", ...options], {
      env: { ...process.env, BEAT: this.beatFile, FULL: this.fullFile },
      stdio: ["ignore", "pipe", "inherit"],
    });
    // It says where it is once it is open.
    for await (const line of createInterface(this.process.stdout!)) {
      const said = /http:\/\/[^:]+:(\d+)/.exec(line);
      if (!said) continue;
      this.port = Number(said[1]);
      return;
    }
    throw new Error("the server did not start");
  }

  /** As if the power had gone: nothing is written any more. */
  async kill(): Promise<void> {
    const { process } = this;
    if (!process) return;
    const gone = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGKILL");
    await gone;
    this.process = null;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
