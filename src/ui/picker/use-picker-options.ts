import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clean } from '@/domain/clean';
import { delays } from '@/lib/page/delays';
import { matchesOf, type Option, type TypedText } from '@/lib/values/option';
import { isAwaitingConnection } from '@/ui/feedback/states';
import { answerOf, type PickerSource } from './settle';

/** The options of an open picker, of the whole list or of its text. Exact ones come first. */
export function usePickerOptions(
  source: PickerSource,
  first: Option | undefined,
  typed: TypedText | null,
  opened: boolean,
) {
  const wanted = clean(typed?.nombre ?? '');
  const [quiet] = useDebouncedValue(wanted, delays.search);
  const texto = (typed && typed.takes !== null) || wanted === '' ? wanted : quiet;
  // Wait for the debounce, or we would fetch the unfiltered list.
  const begins = texto === '' && wanted !== '';
  const search = useQuery({ ...source.query(texto), enabled: opened && !begins });
  const answer = texto === wanted ? answerOf(search) : undefined;
  const found = answer === null ? undefined : search.data;
  const { options, best } = useMemo(() => {
    const { exact, best } = matchesOf(texto === '' ? [] : (found ?? []), texto, source);
    const leading = texto === '' && first ? [first] : exact;
    const isLeading = ({ id }: Option) => leading.some((item) => item.id === id);
    return { options: [...leading, ...(found ?? []).filter((item) => !isLeading(item))], best };
  }, [found, texto, first, source]);
  return {
    options,
    /** The one that a key takes for the text. */
    best,
    /** The options for the current text: null if the search failed, undefined while loading. */
    answer,
    isOffline: isAwaitingConnection(search),
    isFetching: search.isFetching,
  };
}
