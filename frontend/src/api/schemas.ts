import type { components } from './schema';

type Schemas = components['schemas'];

type Unchanged<T> = T extends (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Unchanged<T[Name]> }
    : T;

/** What the server answers and takes, by the name that its OpenAPI document gives it; it is not changed in place. */
export type Schema<Name extends keyof Schemas> = Unchanged<Schemas[Name]>;

type Changeable<T> = T extends readonly (infer Item)[]
  ? Changeable<Item>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Changeable<T[Name]> }
    : T;

/** What is to be sent, as the client's types want it: by them it could be changed, which no code does. */
export const bodyOf = <T>(body: T): Changeable<T> => body as Changeable<T>;
