import { Expose } from 'class-transformer';

/** What the settings table of the docs says about one environment variable. */
export interface SettingDescription {
  /** Shown as the default; the value itself is the field's initialiser. */
  readonly defaultText: string;
  /** One sentence for the people who run Linklet. */
  readonly meaning: string;
  /** Name of the class that declares it. */
  readonly declaredBy: string;
}

const described = new Map<string, SettingDescription>();

/** Declares a field of `Env` as an environment variable and describes it for docs/settings.md. */
export function Setting(defaultText: string, meaning: string): PropertyDecorator {
  return (target, key) => {
    described.set(String(key), { defaultText, meaning, declaredBy: target.constructor.name });
    Expose()(target, key);
  };
}

/** All settings in the order in which they are declared. */
export function describedSettings(): ReadonlyMap<string, SettingDescription> {
  return described;
}
