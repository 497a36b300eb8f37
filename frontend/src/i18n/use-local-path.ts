import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { localeOf, splitLocale, withLocale } from './locale';

/** Turns a path of this site into its address in the language that is shown. */
export function useLocalPath(): (path: string) => string {
  const locale = localeOf(useIntl().locale);
  return (path) => withLocale(locale, path);
}

/** Whether a path of this site is that of the page shown. */
export function useIsHere(): (path: string) => boolean {
  const here = splitLocale(useLocation().pathname).path;
  return (path) => path.replace(/[?#].*$/, '') === here;
}

/** Goes to a path of this site in the language that is shown. */
export function useLocalNavigate(): (path: string, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (path, options = {}) => void navigate(localPath(path), options);
}

/** The query of a page's address, and how to put another in its place. */
export function useLocalQuery(): readonly [
  query: URLSearchParams,
  replace: (query: URLSearchParams) => void,
] {
  const { pathname, search } = useLocation();
  const goTo = useLocalNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const replace = (next: URLSearchParams): void => {
    const text = next.toString();
    const { path } = splitLocale(pathname);
    goTo(text === '' ? path : `${path}?${text}`, { replace: true });
  };
  return [query, replace];
}
