import { OnPaper } from '@/ui/frame/on-paper';

/** How a list was found, on paper: the same texts as in its files. */
export const PaperFilters = ({ filters }: { filters: readonly string[] }) =>
  filters.length > 0 && <OnPaper>{filters.join(' · ')}</OnPaper>;
