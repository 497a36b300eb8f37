import { headingIdOf } from '../../shared/ui/heading-id';

/** Brings a section of the page into sight; what is below the screen is read from its heading on. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  const fold = section?.querySelector('details');
  if (fold) fold.open = true;
  section?.scrollIntoView({ block: 'start' });
  (fold?.querySelector('summary') ?? document.getElementById(headingIdOf(id)))?.focus({
    preventScroll: true,
  });
}
