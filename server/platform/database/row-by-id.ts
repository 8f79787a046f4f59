/** Rows by id. The database would reject an id beyond the column's range. */
import type { EntityName, FilterQuery } from '@mikro-orm/core';
import { AppError } from '../errors.ts';
import type { Em } from './database.ts';
import { FOR_UPDATE } from './locks.ts';

type Row = { id: number };

const INTEGER_MAX = 2_147_483_647;
export const fitsInteger = (id: number): boolean => id <= INTEGER_MAX;

/** Reads the current row, also if this unit of work has loaded it before. */
export async function findRow<T extends Row>(em: Em, entity: EntityName<T>, id: number): Promise<T | null> {
  if (!fitsInteger(id)) return null;
  return (await em.findOne(entity, { id } as FilterQuery<T>, { refresh: true })) as T | null;
}

/** @throws AppError NOT_FOUND with the message */
export async function requireRow<T extends Row>(
  em: Em,
  entity: EntityName<T>,
  id: number,
  message: string,
): Promise<T> {
  return orNotFound(await findRow(em, entity, id), message);
}

/** @param where further conditions for the row @throws AppError NOT_FOUND with the message */
export async function lockRow<T extends Row>(
  em: Em,
  entity: EntityName<T>,
  id: number,
  message: string,
  where: FilterQuery<T> = {} as FilterQuery<T>,
): Promise<T> {
  const row = fitsInteger(id)
    ? await em.findOne(entity, { ...(where as object), id } as FilterQuery<T>, {
        ...FOR_UPDATE,
        refresh: true,
      })
    : null;
  return orNotFound(row as T | null, message);
}

function orNotFound<T>(row: T | null, message: string): T {
  if (!row) throw new AppError('NOT_FOUND', message);
  return row;
}
