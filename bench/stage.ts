import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../scripts/chromium-args';
import type { Bench } from './family';
import { type BenchServer, type Build, startBenchServer } from './server';
import { openVisit } from './visit';

/** Each family's own browser, and a server for each number of movements. */
export interface Stage extends Bench {
  chromium: string;
  close: () => Promise<void>;
}

export async function setStage(build: Build, executablePath: string): Promise<Stage> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const servers = new Map<number | undefined, Promise<BenchServer>>();
  const serverOf = (movimientos?: number): Promise<BenchServer> => {
    const server = servers.get(movimientos) ?? startBenchServer(build, movimientos);
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
