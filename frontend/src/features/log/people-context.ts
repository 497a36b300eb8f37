import { createContext } from 'react';

/** Names of members by their id, where the page knows them: entries name people by number alone. */
export const PeopleContext = createContext<ReadonlyMap<number, string>>(new Map());
