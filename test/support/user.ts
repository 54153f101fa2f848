import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** A user without pauses. Stylesheets are not applied, so nothing tells whether an element takes the pointer. */
export const setupUser = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
