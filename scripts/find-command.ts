import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Also in /usr/sbin, which is rarely in the PATH. */
export function findCommand(...names: string[]): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const folders = [...path, '/usr/bin', '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export const lacksCommand = (...names: string[]): boolean =>
  names.some((name) => findCommand(name) === undefined);
