import { defineRecords } from './define-records.ts';

export const platformRecords = defineRecords({
  emails: {},
  subjects: {
    list: { readers: 'staff' },
    mail: { readers: 'staff', label: 'email', ownedBy: 'the email to' },
    route: { readers: 'staff', label: 'page or call' },
  },
  phrases: {
    'access.denied': ['was denied access to'],
    'list.export': ['exported the list of'],
    'mail.dismiss': ['marked', 'as resolved'],
    'mail.resend': ['sent', 'again'],
    'server.start': ['started the server'],
  },
});
