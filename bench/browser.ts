import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../scripts/chromium-args';

export const launch = (executablePath: string, jsFlags?: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, ...(jsFlags ? [`--js-flags=${jsFlags}`] : [])],
  });
