/**
 * The modules, in the order in which they follow an event: `project` and `affiliate` follow the
 * sale. The order of imports is in .dependency-cruiser.cjs.
 */
import { type EncryptedColumn, encryptedColumn } from './database/encrypted-columns.ts';
import type { ServerModule } from './module.ts';
import { affiliateModule } from './modules/affiliate/affiliate.module.ts';
import { integrationModule } from './modules/integration/integration.module.ts';
import { officeModule } from './modules/office/office.module.ts';
import { projectModule } from './modules/project/project.module.ts';
import { saleModule } from './modules/sale/sale.module.ts';
import { siteModule } from './modules/site/site.module.ts';

export const modules: readonly ServerModule[] = [
  saleModule,
  affiliateModule,
  projectModule,
  siteModule,
  officeModule,
  integrationModule,
];

/** Written out, because a router's type must name its procedures. */
export const procedures = {
  ...saleModule.procedures,
  ...affiliateModule.procedures,
  ...projectModule.procedures,
  ...siteModule.procedures,
  ...officeModule.procedures,
  ...integrationModule.procedures,
};

export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  ...modules.flatMap(({ encryptedColumns = [] }) => encryptedColumns),
  encryptedColumn('mail_message', 'payload_encrypted', 'varchar'),
];
