/** One sign-in of one browser. */
export class SessionDto {
  readonly id!: string;
  /** Whether this is the session of the request. */
  readonly isCurrent!: boolean;
  readonly browser!: string | null;
  readonly os!: string | null;
  readonly device!: 'desktop' | 'mobile' | 'tablet';
  /** ISO 3166 country code. */
  readonly country!: string | null;
  readonly createdTime!: string;
  readonly lastUsedTime!: string;
}

/** The live sessions of a person, the last used first. */
export class SessionsDto {
  readonly sessions!: SessionDto[];
}
