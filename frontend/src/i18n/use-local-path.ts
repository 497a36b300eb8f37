import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { localeOf, withLocale } from './locale';

/** Turns a path of this site into its address in the language that is shown. */
export function useLocalPath(): (path: string) => string {
  const locale = localeOf(useIntl().locale);
  return (path) => withLocale(locale, path);
}

/** Goes to a path of this site in the language that is shown. */
export function useLocalNavigate(): (path: string, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (path, options = {}) => void navigate(localPath(path), options);
}
