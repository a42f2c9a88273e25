// The scripts of a visitor's page wait in its `template` until the words are painted: on a slow line they would take
// the bandwidth of the fonts and pictures. A tab in the background paints nothing, so it does not wait.

const load = () => {
  const waiting = document.querySelector('template');
  if (waiting) document.body.append(waiting.content);
};

if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) load();
else new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
