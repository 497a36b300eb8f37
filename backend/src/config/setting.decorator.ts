import { Expose } from 'class-transformer';

/** What the settings table of the docs says about one environment variable. */
export interface SettingDescription {
  /** Shown as the default; the value itself is the field's initialiser. */
  readonly defaultText: string;
  /** One sentence for the people who run Linklet. */
  readonly meaning: string;
}

const described = new Map<string, SettingDescription>();

/** Declares a field of `Env` as an environment variable and describes it for docs/settings.md. */
export function Setting(defaultText: string, meaning: string): PropertyDecorator {
  return (target, key) => {
    described.set(String(key), { defaultText, meaning });
    Expose()(target, key);
  };
}

/** All settings in the order in which `Env` declares them. */
export function describedSettings(): ReadonlyMap<string, SettingDescription> {
  return described;
}
