import type { ApiClient } from './client';

export type CreateApi<T> = (client: ApiClient) => T;

/** Calls that only some pages make: they come with those pages, and the first of them makes them. */
export interface PageApis {
  of<T>(create: CreateApi<T>): T;
}

export function createPageApis(client: ApiClient): PageApis {
  const made = new Map<CreateApi<unknown>, unknown>();
  return {
    of<T>(create: CreateApi<T>): T {
      if (!made.has(create)) made.set(create, create(client));
      return made.get(create) as T;
    },
  };
}
