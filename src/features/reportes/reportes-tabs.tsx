import { PageTabs } from '@/ui/frame/page-tabs';
import type { ReportesSearch } from './reportes-search';

interface ReportesTabsProps {
  current: 'Movimientos' | 'Deudores';
  search: Partial<ReportesSearch>;
}

export function ReportesTabs({ current, search }: ReportesTabsProps) {
  const tabs = [
    { label: 'Movimientos', to: '/reportes' },
    { label: 'Deudores', to: '/reportes/deudores' },
  ] as const;
  return (
    <PageTabs
      label="Consultas"
      tabs={tabs.map((tab) => ({ ...tab, search, isCurrent: tab.label === current }))}
    />
  );
}
