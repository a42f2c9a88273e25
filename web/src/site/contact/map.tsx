import { useState } from 'react';
import { contact } from '#words/pages/contact.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import styles from './map.module.css';

const words = contact.map;

const [latitude, longitude] = organisation.position;
const around = 0.006;
const box = [longitude - around, latitude - around / 2, longitude + around, latitude + around / 2].join(',');
const osm = 'https://www.openstreetmap.org';
const frame = `${osm}/export/embed.html?${new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` })}`;
const page = `${osm}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The map of another site, loaded only on request: before that no data is sent to anyone. */
export const OfficeMap = () => {
  const [asked, setAsked] = useState(false);
  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map">{words.title}</h2>
      {asked ? (
        <iframe
          src={frame}
          title={words.frame(organisation.address.slice(1, 3).join(', '))}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <div className={styles.veil}>
          <p>{words.who}</p>
          <button type="button" className="button quiet" onClick={() => setAsked(true)}>
            {words.show}
          </button>
        </div>
      )}
      <p>
        <a href={page} rel="noreferrer">
          {words.open}
        </a>
      </p>
    </section>
  );
};
