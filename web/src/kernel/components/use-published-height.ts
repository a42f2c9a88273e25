import { useLayoutEffect, useRef } from 'react';

/**
 * Publishes the height of a sticky part to the styles, in a custom property of the page: the sticky parts below it and
 * scroll targets need it.
 */
export const usePublishedHeight = <Part extends HTMLElement>(
  property: `--${string}`,
  onMeasure?: (part: Part, height: number) => void,
) => {
  const part = useRef<Part>(null);
  const measured = useRef(onMeasure);
  useLayoutEffect(() => {
    if (!part.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      style.setProperty(property, `${height}px`);
      if (part.current) measured.current?.(part.current, height);
    });
    observer.observe(part.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return part;
};
