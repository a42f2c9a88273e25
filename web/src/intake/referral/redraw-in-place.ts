import { flushSync } from 'react-dom';
import { openSectionOf } from './open-section.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isTick = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** The controls with the same name, and of ticks with the same value: several only in a list of lines. */
const findLike = (form: HTMLFormElement, control: Control): Control[] =>
  [...form.elements].filter(
    (one) =>
      one instanceof Element &&
      isControl(one) &&
      one.name === control.name &&
      (!isTick(control) || one.value === control.value),
  ) as Control[];

/**
 * Draws a form anew, and leaves whoever is writing in it where they are: in the same question, at the same letter, at the
 * same height of the screen. Questions move when the form is folded, and a moved question is a new element.
 */
export const redrawInPlace = (form: HTMLFormElement | null, redraw: () => void): void => {
  const at = document.activeElement;
  if (!form || !isControl(at) || !form.contains(at)) {
    redraw();
    return;
  }
  const place = findLike(form, at).indexOf(at);
  const { selectionStart, selectionEnd } = at;
  const { top } = at.getBoundingClientRect();
  flushSync(redraw);
  const now = at.isConnected ? at : findLike(form, at)[place];
  if (!now) return;
  if (now !== at) {
    openSectionOf(now.name);
    now.focus({ preventScroll: true });
    if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd);
  }
  window.scrollBy({ top: now.getBoundingClientRect().top - top, behavior: 'instant' });
};
