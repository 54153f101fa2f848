import { OnPaper } from '@/ui/frame/on-paper';

export const PaperFilters = ({ filters }: { filters: readonly string[] }) =>
  filters.length > 0 && <OnPaper>{filters.join(' · ')}</OnPaper>;
