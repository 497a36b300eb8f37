/** What visitors without an account may do. */
export class GuestSettings {
  constructor(
    /** Links that the guests of one network may make in an hour. */
    readonly linksPerHour: number,
  ) {}
}
