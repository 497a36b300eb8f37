/** Something that a person has to look at. */
export interface NewAlert {
  /** There is one alert for each. */
  readonly key: string;
  readonly kind: string;
  readonly groupId: number;
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** Alerts that the program opens and closes. */
export abstract class OpenAlerts {
  abstract raise(alert: NewAlert, at: Date): Promise<void>;
  abstract close(key: string, at: Date): Promise<void>;
  /** Alerts of a kind that are no longer true. */
  abstract closeOthers(kind: string, exceptKeys: readonly string[], at: Date): Promise<void>;
  /** When the first of a kind that is still open was opened; null when there is none. */
  abstract oldest(kind: string): Promise<Date | null>;
  /** Null: of every kind. */
  abstract count(kind: string | null): Promise<number>;
}
