/** A person's own domain, in the group they act in. */
export interface DomainPlace {
  readonly groupId: number;
  readonly host: string;
}
