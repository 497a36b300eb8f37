/** What may be added to destinations on the way. */
export class DestinationSettings {
  constructor(
    /** Links fill in campaign parameters by where visitors come from; off, none does. */
    readonly hasSmartUtm: boolean,
  ) {}
}
