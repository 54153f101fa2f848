import { createStore, useStore } from '@/lib/page/store';
import { session } from '@/lib/person/session';
import { showCount } from '@/lib/values/show-importe';

/** By the work: what it does. */
const works = createStore<ReadonlyMap<object, string>>(new Map());

let owner = '';

// What goes on for another person is nothing to ask this one about.
session.subscribe(() => {
  if (session.status() === 'signed-out' || session.userId() !== owner) works.set(new Map());
});

/** A work of many calls for the signed-in person, told by an {@link underWayText}: until `end`, closing the tab and Cerrar sesión ask. */
export function beginWork(text: string): { say: (text: string) => void; end: () => void } {
  const work = {};
  owner = session.userId();
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

/** Whether closing the page would cut a work. */
export const isUnderWay = (): boolean => works.get().size > 0;

/** The texts of the works under way; re-renders when they change. */
export const useUnderWay = (): string[] => [...useStore(works).values()];

/** `Se están eliminando 10 clientes: van 4`, or without `done` what is before the colon. */
export function underWayText(verb: string, what: string, done?: number): string {
  if (what.startsWith('1 ')) return `Se está ${verb} ${what}`;
  const text = `Se están ${verb} ${what}`;
  return done === undefined ? text : `${text}: ${done === 1 ? 'va' : 'van'} ${showCount(done)}`;
}
