import type { FormEvent } from 'react';

type Submit = FormEvent<HTMLFormElement>;

/** Of a form that a script sends. */
export const onSubmit =
  (send: (event: Submit) => unknown) =>
  (event: Submit): void => {
    event.preventDefault();
    void send(event);
  };
