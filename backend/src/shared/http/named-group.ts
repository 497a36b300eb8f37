import type { FastifyRequest } from 'fastify';
import { idIn } from './path-id';

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function namedBy(fields: unknown): number[] {
  const { groupId } = (fields ?? {}) as { readonly groupId?: unknown };
  if (groupId === undefined || groupId === null || groupId === '') return [];
  return [idIn(isText(groupId) ? String(groupId) : undefined)];
}

/**
 * The group that a call names beside its token, as `groupId` of the query or the body; null when it names none. What is
 * no number, or two of them, names a group that there is not.
 */
export function namedGroupIn({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): number | null {
  const [groupId, ...others] = new Set([...namedBy(query), ...namedBy(body)]);
  if (groupId === undefined) return null;
  return others.length === 0 ? groupId : idIn(undefined);
}
