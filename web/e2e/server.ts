/** A server of its own for each worker: a free port on this machine, a database in a folder that is thrown away. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const COMMAND = (process.env.UNDERHALL ?? "underhall").split(" ");
const PATIENCE = 60_000;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

export class Server {
  private process: ChildProcess | null = null;
  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), "underhall-e2e-")));
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, or start it again on the same port and database. */
  async run(): Promise<void> {
    const [command, ...args] = COMMAND;
    const database = `sqlite:///${join(this.folder, "tables.db")}`;
    this.process = spawn(command!, [...args, "serve", "--port", String(this.port), "--db", database, "--no-limits"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      try {
        if ((await fetch(`${this.url}/api/games`)).ok) return;
      } catch {
        // not yet
      }
      await new Promise((resolve) => setTimeout(resolve, 60));
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
