/** The tables of all modules, which define the schema, and what else is said about them. */

import { affiliateTables } from '#server/modules/affiliate/affiliate.tables.ts';
import { integrationTables } from '#server/modules/integration/integration.tables.ts';
import { officeTables } from '#server/modules/office/office.tables.ts';
import { projectTables } from '#server/modules/project/project.tables.ts';
import { saleTables } from '#server/modules/sale/sale.tables.ts';
import { siteTables } from '#server/modules/site/site.tables.ts';
import { platformTables } from './platform.tables.ts';

export const entities = [
  ...platformTables.entities,
  ...saleTables.entities,
  ...affiliateTables.entities,
  ...projectTables.entities,
  ...siteTables.entities,
  ...officeTables.entities,
  ...integrationTables.entities,
];
export const REFERENCES: Readonly<Record<string, string>> = {
  ...platformTables.references,
  ...saleTables.references,
  ...affiliateTables.references,
  ...projectTables.references,
  ...siteTables.references,
  ...officeTables.references,
  ...integrationTables.references,
};
export const PERSONAL_DATA = {
  ...platformTables.personalData,
  ...saleTables.personalData,
  ...affiliateTables.personalData,
  ...projectTables.personalData,
  ...siteTables.personalData,
  ...officeTables.personalData,
  ...integrationTables.personalData,
} as const;
export const TABLE_RIGHTS = {
  ...platformTables.rights,
  ...saleTables.rights,
  ...affiliateTables.rights,
  ...projectTables.rights,
  ...siteTables.rights,
  ...officeTables.rights,
  ...integrationTables.rights,
} as const;
