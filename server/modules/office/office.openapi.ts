import { defineOpenApi, success } from '#server/http/openapi/define-openapi.ts';

const owner = { id: 1, username: 'owner', role: 'owner' } as const;

export const officeOpenApi = defineOpenApi({
  calls: {
    session: {
      current: {
        output: { kind: 'admin', admin: owner, affiliate: null, demo: null, hasDemoMailbox: false },
      },
    },
    admin: {
      login: {
        input: { username: owner.username, password: 'correct horse battery' },
        output: { success: true, admin: owner },
      },
      logout: { output: success },
    },
  },
});
