import { useNavigate } from '@tanstack/react-router';
import { IconReportSearch } from '@tabler/icons-react';
import { BarAction } from '@/ui/bulk/bar-action';

interface VerCuentaProps {
  clienteId: number | null | undefined;
  blockedBy: string | null;
}

export function VerCuenta({ clienteId, blockedBy }: VerCuentaProps) {
  const navigate = useNavigate();
  return (
    <BarAction
      leftSection={<IconReportSearch size={16} />}
      blockedBy={clienteId ? null : blockedBy}
      onClick={() =>
        clienteId && void navigate({ to: '/clientes/$id/cuenta', params: { id: clienteId } })
      }
    >
      Ver cuenta
    </BarAction>
  );
}
