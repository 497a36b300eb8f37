import { use } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../i18n/locale';
import { type Content, type ContentKind, loadContent } from './content-file';

/** The long texts of a kind in the language that is shown; suspends until they have come. */
export const useContent = <K extends ContentKind>(kind: K): Content[K] =>
  use(loadContent(kind, localeOf(useIntl().locale)));
