import type { Brand } from '../../contract/brand.ts';
import { lines, list, table, type LegalTexts } from './legal-text.ts';

/** Die Rechtstexte auf Deutsch. */
export const deTexts = ({ name, controller: c, protectionOfficer: dpo, authority }: Brand): LegalTexts => ({
  legal: {
    title: 'Impressum',
    sections: [
      { title: 'Anbieter', blocks: [lines(c.name, c.street, c.place, c.country)] },
      { title: 'Vertreten durch', blocks: [c.represented] },
      { title: 'Kontakt', blocks: [lines(`E-Mail: ${c.email}`, `Telefon: ${c.phone}`)] },
      { title: 'Register und Umsatzsteuer', blocks: [lines(`Register: ${c.register}`, `USt-IdNr.: ${c.vatId}`)] },
      {
        title: 'Wozu dieses Portal dient',
        blocks: [
          `${name} dokumentiert Funktionsprüfungen und Registrierungen von Medizinprodukten. Es ist keine medizinische Beratung und ersetzt weder die Gebrauchsanweisung noch die Wartung durch geschulte Personen noch die Meldung eines Vorkommnisses an die zuständige Behörde.`,
        ],
      },
      {
        title: 'Haftung und Rechte',
        blocks: [
          'Unsere eigenen Inhalte pflegen wir sorgfältig und verantworten sie nach dem Gesetz. Für fremde Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich. Texte, Bilder und Zeichen dieses Portals dürfen nur mit unserer Zustimmung anderswo verwendet werden.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        blocks: [
          'Verantwortlich für die Daten in diesem Portal ist der Anbieter:',
          lines(c.name, c.street, c.place, c.country, c.email),
          'Unser externer Datenschutzbeauftragter:',
          lines(dpo.name, dpo.company, dpo.place, dpo.email),
        ],
      },
      {
        title: 'Prüfen und Registrieren ohne Anmeldung',
        blocks: [
          'Wer ein Gerät prüft oder registriert, braucht kein Konto. Wir erhalten nur, was eingegeben wird: das Gerät und sein Etikett, die Antworten, Bemerkungen, Fotos, die Uhrzeit des Telefons sowie Name und Unterschrift der prüfenden Person; bei einer Registrierung auch Name, Einrichtung und Kontakt.',
          'Rechtsgrundlage ist unser berechtigtes Interesse und das des Betreibers an sicheren Geräten und einem nachvollziehbaren Nachweis (Art. 6 Abs. 1 lit. f DSGVO) sowie gesetzliche Pflichten für Medizinprodukte (Art. 6 Abs. 1 lit. c DSGVO). Wo eine Registrierung um Einwilligung bittet, ist es diese (Art. 6 Abs. 1 lit. a DSGVO); sie kann jederzeit für die Zukunft widerrufen werden.',
        ],
      },
      {
        title: 'Namen der Prüfenden und Fotos',
        blocks: [
          'Ein Prüfprotokoll nennt, wer geprüft hat, denn nur dann beweist es etwas. Ihr Telefon merkt sich den Namen 30 Tage, damit Sie ihn nicht erneut eingeben müssen; „Nicht ich“ entfernt ihn sofort.',
          'Etiketten liest die Kamera auf dem Telefon selbst, ihr Bild wird nicht gesendet. Fotos, die Sie einem Protokoll beifügen, werden verkleinert und mitgesendet. Bitte zeigen Sie das Gerät, keine Personen und keine Daten von Patienten.',
        ],
      },
      {
        title: 'Konto und Anmeldung',
        blocks: [
          'Für ein Konto speichern wir Name, E-Mail-Adresse, Einrichtung, Rolle, Sprache, gewählte Benachrichtigungen und Ihr Kennwort als nicht umkehrbaren Hash. Ihre Sitzungen stehen im Profil und lassen sich dort beenden; eine Sitzung endet nach 30 Tagen ohne Nutzung, spätestens nach 90 Tagen. Nachrichten zu Ihrem Konto gehen an Ihre Adresse.',
          'Rechtsgrundlage sind der Vertrag über die Nutzung des Portals (Art. 6 Abs. 1 lit. b DSGVO) und unser berechtigtes Interesse an seiner Sicherheit (Art. 6 Abs. 1 lit. f DSGVO).',
        ],
      },
      {
        title: 'Verbindungsdaten',
        blocks: [
          'Um Ihrem Browser zu antworten, verarbeitet der Server dessen Netzwerkadresse und die Adresse der aufgerufenen Seite. Die Netzwerkadresse dient auch dazu, die Zahl der Anfragen zu begrenzen; das schützt das Portal. Die Protokolle des Portals enthalten keine personenbezogenen Daten. Es gibt keine Auswertung von Besuchern, keine Werbung, und nichts wird von anderen Anbietern geladen.',
        ],
      },
      {
        title: 'Was in Ihrem Browser gespeichert wird',
        blocks: [
          'Nur was das Portal zum Arbeiten braucht, auch ohne Netz. Es ist für den gewünschten Dienst unbedingt erforderlich, daher ist keine Einwilligung nötig.',
          table(
            ['Name', 'Zweck', 'Verschwindet'],
            [
              'Sitzungs-Cookie',
              'Hält Sie angemeldet; für Skripte nicht lesbar',
              'Beim Abmelden; nach 30 Tagen ohne Nutzung',
            ],
            ['language (Cookie, lokaler Speicher)', 'Ihre Sprache', 'Wenn Sie die Daten der Seite löschen'],
            ['unsent (Cookie)', 'Zahl der noch nicht gesendeten Einträge', 'Wenn alles gesendet ist'],
            [
              'cookieConsent',
              'Dass und wann Sie den Hinweis zu Cookies gelesen haben',
              'Wenn Sie die Daten der Seite löschen',
            ],
            [
              'customerSidebarState, theme, listSize, camera, labelPrint',
              'Wie Sie die Seiten benutzen',
              'Wenn Sie die Daten der Seite löschen',
            ],
            [
              'session, views',
              'Ihr Profil und Gesehenes, zum Lesen ohne Netz',
              'Beim Abmelden; Ansichten nach 7 Tagen, wenn nicht anders eingestellt',
            ],
            ['logoutOwed', 'Eine Abmeldung ohne Netz', 'Wenn der Server davon erfahren hat'],
            ['meta', 'Angaben zu dieser Installation', 'Wenn Sie die Daten der Seite löschen'],
            [
              'pageLoadRetries, gemerkte Adresse (Sitzungsspeicher)',
              'Erneutes Laden und der Rückweg nach der Anmeldung',
              'Wenn der Tab geschlossen wird',
            ],
            [
              'field (IndexedDB)',
              'Entwürfe, nicht gesendete Protokolle mit Fotos, Checklisten, Quittungen',
              'Inhalte, sobald der Server sie bestätigt hat; Quittungen nach 90 Tagen',
            ],
            [
              'visit (IndexedDB)',
              'Standorte, die jemand angemeldet mitnimmt: ihre Geräte und letzten Prüfungen',
              'Mit „Entfernen“, beim Abmelden und wie die Ansichten',
            ],
          ),
        ],
      },
      {
        title: 'Wer Daten erhält',
        blocks: [
          'Die Einrichtung, die ein Gerät betreibt, sieht dessen Protokolle; unser Service und unsere Verwaltung sehen, was ihre Aufgaben erfordern. Auftragsverarbeiter, die für uns Server und E-Mail betreiben, handeln auf unsere Weisung und nach Vertrag (Art. 28 DSGVO). Behörden erhalten Daten nur, wo das Gesetz es verlangt.',
        ],
      },
      {
        title: 'Wie lange Daten bleiben',
        blocks: [
          list(
            'Protokolle von Prüfungen und Registrierungen: solange das Gerät in Gebrauch ist und das Medizinprodukterecht den Nachweis verlangt; danach werden sie gelöscht oder anonymisiert.',
            'Konten: solange der Vertrag besteht; Name und Rolle bleiben bei den Protokollen, zu denen sie gehören.',
            'Sitzungen: höchstens 90 Tage. Links aus E-Mails: bis sie benutzt oder abgelaufen sind.',
          ),
        ],
      },
      {
        title: 'Ihre Rechte',
        blocks: [
          'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und auf Widerspruch gegen Verarbeitungen aufgrund berechtigter Interessen (Art. 15 bis 21 DSGVO). Eine Einwilligung können Sie jederzeit widerrufen. Schreiben Sie uns oder unserem Datenschutzbeauftragten. Keine Entscheidung über Sie trifft allein eine Maschine.',
          `Sie können sich auch bei einer Aufsichtsbehörde beschweren, zum Beispiel: ${authority}.`,
        ],
      },
    ],
  },
  processing: {
    title: 'Datenverarbeitung',
    sections: [
      {
        title: 'Rollen',
        blocks: [
          `Verantwortlicher für das Portal ist ${c.name}. Die Einrichtung, für die Sie arbeiten, bleibt verantwortlich für das, was ihre Leute zu ihren eigenen Zwecken eingeben.`,
          'Externer Datenschutzbeauftragter:',
          lines(dpo.name, dpo.company, dpo.place, dpo.email),
        ],
      },
      {
        title: 'Was verarbeitet wird, und warum',
        blocks: [
          table(
            ['Daten', 'Zweck', 'Rechtsgrundlage'],
            ['Name, E-Mail, Rolle, Sprache', 'Konto, Anmeldung, Benachrichtigungen', 'Art. 6 Abs. 1 lit. b DSGVO'],
            [
              'Prüfungen mit Name, Unterschrift und Fotos',
              'Sicherheit der Geräte, Nachweis der Prüfung',
              'Art. 6 Abs. 1 lit. c und f DSGVO',
            ],
            [
              'Registrierungen mit Kontakt',
              'Zuordnung der Geräte, Service, Sicherheitshinweise',
              'Art. 6 Abs. 1 lit. a, c und f DSGVO',
            ],
            [
              'Sitzungen, missglückte Anmeldungen, Netzwerkadressen',
              'Sicherheit des Portals',
              'Art. 6 Abs. 1 lit. f DSGVO',
            ],
          ),
        ],
      },
      {
        title: 'Wie die Daten geschützt sind',
        blocks: [
          list(
            'Die Übertragung ist verschlüsselt; Kennwörter liegen als Argon2id-Hash vor; Sitzungsschlüssel werden gehasht gespeichert und bei jeder Nutzung gewechselt.',
            'Jeder Aufruf wird gegen die Rechte der Person geprüft; Kunden sehen nur ihre eigenen Daten.',
            'Änderungen werden mit Zeit und Person festgehalten. Sicherungen lassen sich zurückspielen.',
            'Auf Telefonen verschwinden Inhalte, sobald der Server sie bestätigt hat; Ansichten Angemeldeter verschwinden beim Abmelden.',
          ),
        ],
      },
      {
        title: 'Auskunft, Berichtigung und Löschung',
        blocks: [
          `Schreiben Sie an ${c.email} oder an den Datenschutzbeauftragten. Ihr eigenes Profil können Sie im Portal ändern. Prüfprotokolle werden durch ein neues Protokoll berichtigt, das das alte nennt; so bleibt nachvollziehbar, was festgehalten wurde.`,
        ],
      },
    ],
  },
});
