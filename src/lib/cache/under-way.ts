import type { QueryClient } from '@tanstack/react-query';
import { useStore } from '@/lib/page/store';
import { createOwnStore } from '@/lib/person/own-store';
import { showCount } from '@/lib/values/show-importe';

const works = createOwnStore<ReadonlyMap<object, string>>(new Map());

/** Starts a job of many calls, described by an {@link underWayText}. Until `end`, closing the tab and Cerrar sesión ask first. */
export function beginWork(text: string): { say: (text: string) => void; end: () => void } {
  const work = {};
  works.set(new Map(works.get()).set(work, text));
  return {
    say(next) {
      if (works.get().has(work)) works.set(new Map(works.get()).set(work, next));
    },
    end() {
      const rest = new Map(works.get());
      rest.delete(work);
      works.set(rest);
    },
  };
}

export const isUnderWay = (): boolean => works.get().size > 0;

/** Whether something of this user is under way that closing the tab would cut. */
export const isChanging = (queryClient: QueryClient): boolean =>
  queryClient.isMutating() > 0 || isUnderWay();

export const useUnderWay = (): string[] => [...useStore(works).values()];

/** `Se están eliminando 10 clientes: van 4`. Without `done`, the part before the colon. */
export function underWayText(verb: string, what: string, done?: number): string {
  if (what.startsWith('1 ')) return `Se está ${verb} ${what}`;
  const text = `Se están ${verb} ${what}`;
  return done === undefined ? text : `${text}: ${done === 1 ? 'va' : 'van'} ${showCount(done)}`;
}
