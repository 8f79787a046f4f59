import { startContactForms } from '#src/features/contact/contact-form.client.ts';
import { startSite } from '../site.client.ts';

startSite();
startContactForms();
