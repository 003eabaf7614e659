import type { Language } from '../../src/contract/language.ts';
import type { MailRow } from '../database/tables.ts';
import { accountWords } from './account-words.ts';
import { newsWords } from './news-words.ts';

/** The words of one kind of mail: whole sentences; `{name}` and `{product}` are filled in. */
export type MailWords = {
  subject: string;
  greeting: string;
  lines: string[];
  button: string;
  /** How long the link is good for, and what to do if the mail was not expected. */
  closing: string[];
};

export const mailWords: Record<Language, Record<MailRow['purpose'], MailWords> & { inOtherWords: string }> = {
  en: {
    ...newsWords.en,
    ...accountWords.en,
    inOtherWords: 'If the button does not work, copy this address into your browser:',
    activation: {
      subject: 'Your access to {product}',
      greeting: 'Hello {name},',
      lines: ['An account was set up for you in {product}. Choose a password to activate it.'],
      button: 'Activate account',
      closing: ['The link is valid for 7 days.', 'If you did not expect this e-mail, you can ignore it.'],
    },
    passwordReset: {
      subject: 'New password for {product}',
      greeting: 'Hello {name},',
      lines: ['Somebody asked for a new password for your account in {product}.'],
      button: 'Choose a new password',
      closing: [
        'The link is valid for 60 minutes.',
        'If it was not you, ignore this e-mail: your password stays as it is.',
      ],
    },
    registrationQuestion: {
      subject: 'A question about your device registration',
      greeting: 'Hello,',
      lines: ['The maker has a question about the device you registered in {product}:'],
      button: 'Answer the question',
      closing: [
        'The link is valid for 30 days, without signing in.',
        'If you did not register a device, you can ignore this e-mail.',
      ],
    },
    dueReminder: {
      subject: 'Checks that are due',
      greeting: 'Hello,',
      lines: ['these are the devices in {product} whose checks need attention today:'],
      button: 'Show the devices',
      closing: ['How often this e-mail comes is set in your profile, or by your organisation.'],
    },
    registrationReceived: {
      subject: 'Your device registration has arrived',
      greeting: 'Hello,',
      lines: [
        'A device was registered with this e-mail address in {product}. The registration has arrived, and the maker will look at it.',
        'Under this link you see its state and its receipt at any time, without signing in.',
      ],
      button: 'Show the registration',
      closing: [
        'The link is meant for you alone. Whoever has it can read the receipt.',
        'If you did not register a device, you can ignore this e-mail.',
      ],
    },
  },
  de: {
    ...newsWords.de,
    ...accountWords.de,
    inOtherWords: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    activation: {
      subject: 'Ihr Zugang zu {product}',
      greeting: 'Guten Tag {name},',
      lines: ['für Sie wurde ein Konto in {product} eingerichtet. Legen Sie ein Passwort fest, um es zu aktivieren.'],
      button: 'Konto aktivieren',
      closing: ['Der Link gilt 7 Tage.', 'Falls Sie diese E-Mail nicht erwartet haben, brauchen Sie nichts zu tun.'],
    },
    passwordReset: {
      subject: 'Neues Passwort für {product}',
      greeting: 'Guten Tag {name},',
      lines: ['für Ihr Konto in {product} wurde ein neues Passwort angefordert.'],
      button: 'Neues Passwort festlegen',
      closing: [
        'Der Link gilt 60 Minuten.',
        'Falls Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    registrationQuestion: {
      subject: 'Eine Frage zu Ihrer Geräteregistrierung',
      greeting: 'Guten Tag,',
      lines: ['der Hersteller hat eine Frage zu dem Gerät, das Sie in {product} registriert haben:'],
      button: 'Frage beantworten',
      closing: [
        'Der Link gilt 30 Tage, ohne Anmeldung.',
        'Falls Sie kein Gerät registriert haben, brauchen Sie nichts zu tun.',
      ],
    },
    dueReminder: {
      subject: 'Fällige Prüfungen',
      greeting: 'Guten Tag,',
      lines: ['diese Geräte in {product} brauchen heute Aufmerksamkeit wegen ihrer Prüfungen:'],
      button: 'Geräte ansehen',
      closing: ['Wie oft diese E-Mail kommt, steht in Ihrem Profil oder bei Ihrer Organisation.'],
    },
    registrationReceived: {
      subject: 'Ihre Geräteregistrierung ist eingegangen',
      greeting: 'Guten Tag,',
      lines: [
        'mit dieser E-Mail-Adresse wurde in {product} ein Gerät registriert. Die Registrierung ist eingegangen; der Hersteller sieht sie sich an.',
        'Unter diesem Link sehen Sie jederzeit ihren Stand und den Beleg, ohne Anmeldung.',
      ],
      button: 'Registrierung ansehen',
      closing: [
        'Der Link ist nur für Sie bestimmt. Wer ihn hat, kann den Beleg lesen.',
        'Falls Sie kein Gerät registriert haben, brauchen Sie nichts zu tun.',
      ],
    },
  },
  uk: {
    ...newsWords.uk,
    ...accountWords.uk,
    inOtherWords: 'Якщо кнопка не працює, скопіюйте цю адресу у свій браузер:',
    activation: {
      subject: 'Ваш доступ до {product}',
      greeting: 'Доброго дня, {name}!',
      lines: ['Для вас створено обліковий запис у {product}. Щоб активувати його, задайте пароль.'],
      button: 'Активувати обліковий запис',
      closing: ['Посилання дійсне 7 днів.', 'Якщо ви не очікували цього листа, просто не зважайте на нього.'],
    },
    passwordReset: {
      subject: 'Новий пароль для {product}',
      greeting: 'Доброго дня, {name}!',
      lines: ['Для вашого облікового запису в {product} надійшов запит на новий пароль.'],
      button: 'Задати новий пароль',
      closing: [
        'Посилання дійсне 60 хвилин.',
        'Якщо це були не ви, не зважайте на цей лист: ваш пароль залишиться без змін.',
      ],
    },
    registrationQuestion: {
      subject: 'Запитання щодо реєстрації вашого виробу',
      greeting: 'Доброго дня!',
      lines: ['Виробник має запитання щодо виробу, який ви зареєстрували в {product}:'],
      button: 'Відповісти на запитання',
      closing: [
        'Посилання дійсне 30 днів, без входу в систему.',
        'Якщо ви не реєстрували виріб, просто не зважайте на цей лист.',
      ],
    },
    dueReminder: {
      subject: 'Перевірки, термін яких настав',
      greeting: 'Доброго дня!',
      lines: ['Ці вироби в {product} сьогодні потребують уваги через свої перевірки:'],
      button: 'Переглянути вироби',
      closing: ['Як часто надходить цей лист, визначено у вашому профілі або вашою організацією.'],
    },
    registrationReceived: {
      subject: 'Вашу реєстрацію виробу отримано',
      greeting: 'Доброго дня!',
      lines: [
        'З цією адресою електронної пошти в {product} зареєстровано виріб. Реєстрацію отримано, виробник її розгляне.',
        'За цим посиланням ви будь-коли побачите її стан і квитанцію, без входу в систему.',
      ],
      button: 'Переглянути реєстрацію',
      closing: [
        'Посилання призначене лише для вас. Хто його має, може прочитати квитанцію.',
        'Якщо ви не реєстрували виріб, просто не зважайте на цей лист.',
      ],
    },
  },
  fr: {
    ...newsWords.fr,
    ...accountWords.fr,
    inOtherWords: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    activation: {
      subject: 'Votre accès à {product}',
      greeting: 'Bonjour {name},',
      lines: ['Un compte a été créé pour vous dans {product}. Choisissez un mot de passe pour l’activer.'],
      button: 'Activer le compte',
      closing: ['Le lien est valable 7 jours.', 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.'],
    },
    passwordReset: {
      subject: 'Nouveau mot de passe pour {product}',
      greeting: 'Bonjour {name},',
      lines: ['Un nouveau mot de passe a été demandé pour votre compte dans {product}.'],
      button: 'Choisir un nouveau mot de passe',
      closing: [
        'Le lien est valable 60 minutes.',
        'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.',
      ],
    },
    registrationQuestion: {
      subject: 'Une question sur l’enregistrement de votre dispositif',
      greeting: 'Bonjour,',
      lines: ['Le fabricant a une question sur le dispositif que vous avez enregistré dans {product} :'],
      button: 'Répondre à la question',
      closing: [
        'Le lien est valable 30 jours, sans connexion.',
        'Si vous n’avez pas enregistré de dispositif, vous pouvez ignorer cet e-mail.',
      ],
    },
    dueReminder: {
      subject: 'Contrôles à échéance',
      greeting: 'Bonjour,',
      lines: ['Voici les dispositifs de {product} dont les contrôles demandent votre attention aujourd’hui :'],
      button: 'Afficher les dispositifs',
      closing: ['La fréquence de cet e-mail se règle dans votre profil ou par votre organisation.'],
    },
    registrationReceived: {
      subject: 'Votre enregistrement d’appareil est arrivé',
      greeting: 'Bonjour,',
      lines: [
        'Un appareil a été enregistré dans {product} avec cette adresse e-mail. L’enregistrement est arrivé et le fabricant va l’examiner.',
        'Ce lien vous montre à tout moment son état et l’accusé de réception, sans connexion.',
      ],
      button: 'Voir l’enregistrement',
      closing: [
        'Ce lien n’est destiné qu’à vous. Quiconque le possède peut lire l’accusé de réception.',
        'Si vous n’avez pas enregistré d’appareil, vous pouvez ignorer cet e-mail.',
      ],
    },
  },
  es: {
    ...newsWords.es,
    ...accountWords.es,
    inOtherWords: 'Si el botón no funciona, copie esta dirección en su navegador:',
    activation: {
      subject: 'Su acceso a {product}',
      greeting: 'Hola, {name}:',
      lines: ['Se ha creado una cuenta para usted en {product}. Elija una contraseña para activarla.'],
      button: 'Activar la cuenta',
      closing: ['El enlace es válido durante 7 días.', 'Si no esperaba este correo, puede ignorarlo.'],
    },
    passwordReset: {
      subject: 'Nueva contraseña para {product}',
      greeting: 'Hola, {name}:',
      lines: ['Se ha solicitado una contraseña nueva para su cuenta en {product}.'],
      button: 'Elegir una contraseña nueva',
      closing: [
        'El enlace es válido durante 60 minutos.',
        'Si no ha sido usted, ignore este correo: su contraseña seguirá siendo la misma.',
      ],
    },
    registrationQuestion: {
      subject: 'Una pregunta sobre el registro de su equipo',
      greeting: 'Hola:',
      lines: ['El fabricante tiene una pregunta sobre el equipo que registró en {product}:'],
      button: 'Responder a la pregunta',
      closing: [
        'El enlace es válido durante 30 días, sin iniciar sesión.',
        'Si no ha registrado ningún equipo, puede ignorar este correo.',
      ],
    },
    dueReminder: {
      subject: 'Comprobaciones pendientes',
      greeting: 'Hola:',
      lines: ['Estos son los equipos de {product} cuyas comprobaciones requieren atención hoy:'],
      button: 'Ver los equipos',
      closing: ['La frecuencia de este correo se define en su perfil o en su organización.'],
    },
    registrationReceived: {
      subject: 'Se ha recibido el registro de su equipo',
      greeting: 'Hola:',
      lines: [
        'Se ha registrado un equipo en {product} con esta dirección de correo. El registro se ha recibido y el fabricante lo revisará.',
        'En este enlace puede ver en todo momento su estado y el acuse de recibo, sin iniciar sesión.',
      ],
      button: 'Ver el registro',
      closing: [
        'El enlace es solo para usted. Quien lo tenga puede leer el acuse de recibo.',
        'Si no ha registrado ningún equipo, puede ignorar este correo.',
      ],
    },
  },
};
