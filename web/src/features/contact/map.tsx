import { useState } from 'react';
import { organisation } from '../../../../shared/organisation.ts';
import styles from './map.module.css';

const [latitude, longitude] = organisation.position;
const around = 0.006;
const box = [longitude - around, latitude - around / 2, longitude + around, latitude + around / 2].join(',');
const osm = 'https://www.openstreetmap.org';
const frame = `${osm}/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` })}`;
const page = `${osm}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The map of another site, loaded only for whoever asks: before that nothing is told to anyone. */
export const OfficeMap = () => {
  const [asked, setAsked] = useState(false);
  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map">Find us</h2>
      {asked ? (
        <iframe
          src={frame}
          title={`Map around ${organisation.address.slice(1, 3).join(', ')}`}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <div className={styles.veil}>
          <p>The map comes from OpenStreetMap, which then sees that you looked.</p>
          <button type="button" className="button quiet" onClick={() => setAsked(true)}>
            Show the map
          </button>
        </div>
      )}
      <p>
        <a href={page} rel="noreferrer">
          Open the map on OpenStreetMap
        </a>
      </p>
    </section>
  );
};
