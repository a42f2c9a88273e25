import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';

// The limit of the API; a picture is at most this large, however dense the screen.
const widest = 2000;

/** Fits the canvas to its place on the screen, sharp on dense screens, and redraws its content. */
const resize = (pad: SignaturePad, canvas: HTMLCanvasElement, drawnAt: number): number => {
  const { width, height } = canvas.getBoundingClientRect();
  if (width === 0) return drawnAt;
  const density = Math.min(Math.max(window.devicePixelRatio, 1), widest / width);
  const strokes = pad.toData();
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.getContext('2d')?.scale(density, density);
  const scale = drawnAt > 0 ? width / drawnAt : 1;
  pad.fromData(
    strokes.map((stroke) => ({
      ...stroke,
      points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
    })),
  );
  return width;
};

/** A place to sign with finger, pen or mouse. Rotating the phone keeps the drawing. */
export const useSignaturePad = (onStroke: () => void) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const [drawn, setDrawn] = useState(false);

  const reportStroke = useEffectEvent(() => {
    setDrawn(true);
    onStroke();
  });
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const made = new SignaturePad(place, { minWidth: 0.5, backgroundColor: 'rgb(255, 255, 255)' });
    pad.current = made;
    made.addEventListener('endStroke', () => reportStroke());
    let width = 0;
    const observer = new ResizeObserver(() => {
      width = resize(made, place, width);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      made.off();
    };
  }, []);

  return {
    canvas,
    drawn,
    clear: () => {
      pad.current?.clear();
      setDrawn(false);
    },
    /** The picture as a data URL; undefined while nothing is drawn. */
    read: (): string | undefined => (pad.current?.isEmpty() ? undefined : pad.current?.toDataURL('image/png')),
  };
};
