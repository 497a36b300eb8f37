import type { Member } from './people';

/** What a member is called: by their address while they have no name. */
export const memberName = ({ name, email }: Pick<Member, 'name' | 'email'>): string =>
  name === '' ? email : name;
