import { headingIdOf } from '../../shared/ui/SettingsSection';

/** Brings a section of the page into sight; what is below the screen is read from its heading on. */
export function goToSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
  document.getElementById(headingIdOf(id))?.focus({ preventScroll: true });
}
