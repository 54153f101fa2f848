import { ImportarPage } from '@/ui/importar/importar-page';
import { ChoferFields } from './choferes-page';
import { CHOFERES } from './choferes.queries';

export const ImportarChoferesPage = () => <ImportarPage entity={CHOFERES} Fields={ChoferFields} />;
