import type { ReactNode } from 'react';
import { FormPage } from './form-grid';
import { PageHeader, type Crumb } from './page-header';
import { PanelCard } from './panel-card';

interface EntityPageProps {
  title: string;
  crumbs: Crumb[];
  children: ReactNode;
}

/** The page of a master-data form: where one is, its title, and a card as wide as fields need. */
export function EntityPage({ title, crumbs, children }: EntityPageProps) {
  return (
    <FormPage>
      <PageHeader title={title} crumbs={crumbs} />
      <PanelCard>{children}</PanelCard>
    </FormPage>
  );
}
