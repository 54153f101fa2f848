import { launch } from './browser';
import type { Bench } from './family';
import { type BenchServer, startBenchServer } from './server';
import { openVisit } from './visit';

/** Each family's own browser, and a server for each number of movements. */
export interface Stage extends Bench {
  chromium: string;
  close: () => Promise<void>;
}

export async function setStage(
  dist: string,
  executablePath: string,
  jsFlags?: string,
): Promise<Stage> {
  const browser = await launch(executablePath, jsFlags);
  const servers = new Map<number | undefined, Promise<BenchServer>>();
  const serverOf = (movimientos?: number): Promise<BenchServer> => {
    const server = servers.get(movimientos) ?? startBenchServer(dist, movimientos);
    servers.set(movimientos, server);
    return server;
  };
  return {
    chromium: browser.version(),
    open: async (options, movimientos) => openVisit(browser, await serverOf(movimientos), options),
    close: async () => {
      await browser.close();
      for (const server of servers.values()) await (await server).close();
    },
  };
}
