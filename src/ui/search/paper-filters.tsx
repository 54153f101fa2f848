import { OnPaper } from '@/ui/frame/on-paper';

/** The filters of a list, printed with the same texts as in its files. */
export const PaperFilters = ({ filters }: { filters: readonly string[] }) =>
  filters.length > 0 && <OnPaper>{filters.join(' · ')}</OnPaper>;
