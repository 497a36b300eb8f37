/** One sign-in of one browser. */
export class SessionDto {
  readonly id!: string;
  /** It is the one that asks. */
  readonly isCurrent!: boolean;
  readonly browser!: string | null;
  readonly os!: string | null;
  readonly device!: 'desktop' | 'mobile' | 'tablet';
  /** ISO 3166 code. */
  readonly country!: string | null;
  readonly createdTime!: string;
  readonly lastUsedTime!: string;
}

/** The live sessions of a person, the last used first. */
export class SessionsDto {
  readonly sessions!: SessionDto[];
}
