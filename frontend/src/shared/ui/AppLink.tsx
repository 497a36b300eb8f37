import Button, { type ButtonProps } from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useLocalPath } from '../../i18n/use-local-path';

/** A link to a page of this site; `to` has no language prefix. */
export function AppLink({ to, ...rest }: Omit<LinkProps, 'href'> & { readonly to: string }) {
  return <Link {...rest} component={RouterLink} to={useLocalPath()(to)} />;
}

interface ButtonLinkProps extends Pick<
  ButtonProps,
  'aria-label' | 'children' | 'color' | 'size' | 'startIcon' | 'sx' | 'title' | 'variant'
> {
  readonly to: string;
}

/** The same, looking like a button. */
export function ButtonLink({ to, ...rest }: ButtonLinkProps) {
  return <Button {...rest} component={RouterLink} to={useLocalPath()(to)} />;
}

/** A link out of this site, or to a part of it that is not a page. */
export function OuterLink(props: LinkProps & { readonly href: string }) {
  return <Link {...props} target="_blank" rel="noopener noreferrer" />;
}
