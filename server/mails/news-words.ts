import type { Language } from '../../src/contract/language.ts';
import type { MailWords } from './mail-texts.ts';

type NewsPurpose = 'registrationRejected' | 'newRegistration' | 'newRegistrations' | 'failedCheck' | 'failedChecks';

/** The words of the mails that tell of checks and registrations. */
export const newsWords: Record<Language, Record<NewsPurpose, MailWords>> = {
  en: {
    registrationRejected: {
      subject: 'Your device registration was not accepted',
      greeting: 'Hello,',
      lines: [
        'The maker looked at the device registration with this e-mail address in {product} and could not accept it.',
        'Under this link you see its state, without signing in. If you think this is wrong, please get in touch with the maker.',
      ],
      button: 'Show the registration',
      closing: ['The link is meant for you alone.', 'If you did not register a device, you can ignore this e-mail.'],
    },
    newRegistration: {
      subject: 'A new device registration',
      greeting: 'Hello {name},',
      lines: ['A device was registered in {product} and waits to be reviewed:'],
      button: 'Show the registration',
      closing: ['When this e-mail comes is set in your profile.'],
    },
    newRegistrations: {
      subject: 'New device registrations',
      greeting: 'Hello {name},',
      lines: ['These device registrations arrived in {product} yesterday:'],
      button: 'Show the registrations',
      closing: ['When this e-mail comes is set in your profile.'],
    },
    failedCheck: {
      subject: 'A check failed',
      greeting: 'Hello {name},',
      lines: ['A function check in {product} was not passed:'],
      button: 'Show the check',
      closing: ['When this e-mail comes is set in your profile.'],
    },
    failedChecks: {
      subject: 'Failed checks',
      greeting: 'Hello {name},',
      lines: ['These function checks in {product} were not passed yesterday:'],
      button: 'Show the devices',
      closing: ['When this e-mail comes is set in your profile.'],
    },
  },
  de: {
    registrationRejected: {
      subject: 'Ihre Geräteregistrierung wurde nicht angenommen',
      greeting: 'Guten Tag,',
      lines: [
        'der Hersteller hat die Geräteregistrierung mit dieser E-Mail-Adresse in {product} geprüft und konnte sie nicht annehmen.',
        'Unter diesem Link sehen Sie ihren Stand, ohne Anmeldung. Falls Sie das für falsch halten, wenden Sie sich bitte an den Hersteller.',
      ],
      button: 'Registrierung ansehen',
      closing: [
        'Der Link ist nur für Sie bestimmt.',
        'Falls Sie kein Gerät registriert haben, brauchen Sie nichts zu tun.',
      ],
    },
    newRegistration: {
      subject: 'Eine neue Geräteregistrierung',
      greeting: 'Guten Tag {name},',
      lines: ['in {product} wurde ein Gerät registriert; die Registrierung wartet auf Prüfung:'],
      button: 'Registrierung ansehen',
      closing: ['Wann diese E-Mail kommt, stellen Sie in Ihrem Profil ein.'],
    },
    newRegistrations: {
      subject: 'Neue Geräteregistrierungen',
      greeting: 'Guten Tag {name},',
      lines: ['diese Geräteregistrierungen sind gestern in {product} eingegangen:'],
      button: 'Registrierungen ansehen',
      closing: ['Wann diese E-Mail kommt, stellen Sie in Ihrem Profil ein.'],
    },
    failedCheck: {
      subject: 'Eine Prüfung wurde nicht bestanden',
      greeting: 'Guten Tag {name},',
      lines: ['eine Funktionsprüfung in {product} wurde nicht bestanden:'],
      button: 'Prüfung ansehen',
      closing: ['Wann diese E-Mail kommt, stellen Sie in Ihrem Profil ein.'],
    },
    failedChecks: {
      subject: 'Nicht bestandene Prüfungen',
      greeting: 'Guten Tag {name},',
      lines: ['diese Funktionsprüfungen in {product} wurden gestern nicht bestanden:'],
      button: 'Geräte ansehen',
      closing: ['Wann diese E-Mail kommt, stellen Sie in Ihrem Profil ein.'],
    },
  },
  uk: {
    registrationRejected: {
      subject: 'Реєстрацію вашого пристрою не прийнято',
      greeting: 'Доброго дня!',
      lines: [
        'Виробник розглянув реєстрацію пристрою з цією адресою в {product} і не зміг її прийняти.',
        'За цим посиланням ви бачите її стан без входу. Якщо ви вважаєте це помилкою, зверніться до виробника.',
      ],
      button: 'Показати реєстрацію',
      closing: [
        'Посилання призначене лише для вас.',
        'Якщо ви не реєстрували пристрій, просто не зважайте на цей лист.',
      ],
    },
    newRegistration: {
      subject: 'Нова реєстрація пристрою',
      greeting: 'Доброго дня, {name}!',
      lines: ['У {product} зареєстровано пристрій; реєстрація очікує на перевірку:'],
      button: 'Показати реєстрацію',
      closing: ['Коли надходить цей лист, визначається у вашому профілі.'],
    },
    newRegistrations: {
      subject: 'Нові реєстрації пристроїв',
      greeting: 'Доброго дня, {name}!',
      lines: ['Учора в {product} надійшли такі реєстрації пристроїв:'],
      button: 'Показати реєстрації',
      closing: ['Коли надходить цей лист, визначається у вашому профілі.'],
    },
    failedCheck: {
      subject: 'Перевірку не пройдено',
      greeting: 'Доброго дня, {name}!',
      lines: ['Перевірку функціонування в {product} не пройдено:'],
      button: 'Показати перевірку',
      closing: ['Коли надходить цей лист, визначається у вашому профілі.'],
    },
    failedChecks: {
      subject: 'Непройдені перевірки',
      greeting: 'Доброго дня, {name}!',
      lines: ['Учора в {product} не пройдено такі перевірки функціонування:'],
      button: 'Показати пристрої',
      closing: ['Коли надходить цей лист, визначається у вашому профілі.'],
    },
  },
  fr: {
    registrationRejected: {
      subject: 'Votre enregistrement d’appareil n’a pas été accepté',
      greeting: 'Bonjour,',
      lines: [
        'Le fabricant a examiné l’enregistrement fait dans {product} avec cette adresse e-mail et n’a pas pu l’accepter.',
        'Ce lien vous montre son état, sans connexion. Si vous pensez qu’il s’agit d’une erreur, adressez-vous au fabricant.',
      ],
      button: 'Voir l’enregistrement',
      closing: [
        'Ce lien n’est destiné qu’à vous.',
        'Si vous n’avez pas enregistré d’appareil, vous pouvez ignorer cet e-mail.',
      ],
    },
    newRegistration: {
      subject: 'Un nouvel enregistrement d’appareil',
      greeting: 'Bonjour {name},',
      lines: ['Un appareil a été enregistré dans {product} ; l’enregistrement attend d’être examiné :'],
      button: 'Voir l’enregistrement',
      closing: ['Le moment d’envoi de cet e-mail se règle dans votre profil.'],
    },
    newRegistrations: {
      subject: 'Nouveaux enregistrements d’appareils',
      greeting: 'Bonjour {name},',
      lines: ['Ces enregistrements d’appareils sont arrivés hier dans {product} :'],
      button: 'Voir les enregistrements',
      closing: ['Le moment d’envoi de cet e-mail se règle dans votre profil.'],
    },
    failedCheck: {
      subject: 'Un contrôle n’est pas réussi',
      greeting: 'Bonjour {name},',
      lines: ['Un contrôle fonctionnel dans {product} n’est pas réussi :'],
      button: 'Voir le contrôle',
      closing: ['Le moment d’envoi de cet e-mail se règle dans votre profil.'],
    },
    failedChecks: {
      subject: 'Contrôles non réussis',
      greeting: 'Bonjour {name},',
      lines: ['Ces contrôles fonctionnels dans {product} n’ont pas été réussis hier :'],
      button: 'Afficher les appareils',
      closing: ['Le moment d’envoi de cet e-mail se règle dans votre profil.'],
    },
  },
  es: {
    registrationRejected: {
      subject: 'No se ha aceptado el registro de su equipo',
      greeting: 'Hola:',
      lines: [
        'El fabricante ha revisado el registro hecho en {product} con esta dirección de correo y no ha podido aceptarlo.',
        'En este enlace puede ver su estado, sin iniciar sesión. Si cree que es un error, póngase en contacto con el fabricante.',
      ],
      button: 'Ver el registro',
      closing: ['El enlace es solo para usted.', 'Si no ha registrado ningún equipo, puede ignorar este correo.'],
    },
    newRegistration: {
      subject: 'Un nuevo registro de equipo',
      greeting: 'Hola, {name}:',
      lines: ['Se ha registrado un equipo en {product}; el registro está pendiente de revisión:'],
      button: 'Ver el registro',
      closing: ['Cuándo llega este correo se define en su perfil.'],
    },
    newRegistrations: {
      subject: 'Nuevos registros de equipos',
      greeting: 'Hola, {name}:',
      lines: ['Estos registros de equipos llegaron ayer a {product}:'],
      button: 'Ver los registros',
      closing: ['Cuándo llega este correo se define en su perfil.'],
    },
    failedCheck: {
      subject: 'Una comprobación no se ha superado',
      greeting: 'Hola, {name}:',
      lines: ['Una comprobación de funcionamiento en {product} no se ha superado:'],
      button: 'Ver la comprobación',
      closing: ['Cuándo llega este correo se define en su perfil.'],
    },
    failedChecks: {
      subject: 'Comprobaciones no superadas',
      greeting: 'Hola, {name}:',
      lines: ['Estas comprobaciones de funcionamiento en {product} no se superaron ayer:'],
      button: 'Ver los equipos',
      closing: ['Cuándo llega este correo se define en su perfil.'],
    },
  },
};
