import type { Locale } from '../../i18n/locale';

export const FILE_FORMATS = ['xlsx', 'zip'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** How a file is to be written. */
export interface FileInput {
  readonly format: FileFormat;
  /** Of its heads. */
  readonly lang: Locale;
}
