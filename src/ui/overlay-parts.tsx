import { Drawer, Modal, type DrawerProps, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';

// One that is drawn open from the beginning would not know where the focus came from.

export function MountedModal({ opened, ...props }: ModalProps) {
  return <Modal {...props} opened={useMounted() && opened} />;
}

export function MountedDrawer({ opened, ...props }: DrawerProps) {
  return <Drawer {...props} opened={useMounted() && opened} />;
}
