import { type DynamicModule, Module } from '@nestjs/common';
import { ProcessSettings, SecretSettings, type Settings, StorageSettings, WebSettings } from './settings';

/** Hands each slice of the settings to whoever asks for its class. */
@Module({})
export class ConfigModule {
  static of(settings: Settings): DynamicModule {
    const slices = [
      { provide: WebSettings, useValue: settings.web },
      { provide: StorageSettings, useValue: settings.storage },
      { provide: ProcessSettings, useValue: settings.process },
      { provide: SecretSettings, useValue: settings.secrets },
    ];
    return { module: ConfigModule, global: true, providers: slices, exports: slices };
  }
}
