import type { Brand } from '../../contract/brand.ts';
import { lines, list, table, type LegalTexts } from './legal-text.ts';

/** The legal texts in Spanish. */
export const esTexts = ({ name, controller: c, protectionOfficer: dpo, authority }: Brand): LegalTexts => ({
  legal: {
    title: 'Aviso legal',
    sections: [
      { title: 'Titular', blocks: [lines(c.name, c.street, c.place, c.country)] },
      { title: 'Representado por', blocks: [c.represented] },
      { title: 'Contacto', blocks: [lines(`Correo electrónico: ${c.email}`, `Teléfono: ${c.phone}`)] },
      { title: 'Registro e IVA', blocks: [lines(`Registro: ${c.register}`, `Número de IVA: ${c.vatId}`)] },
      {
        title: 'Para qué sirve este portal',
        blocks: [
          `${name} documenta comprobaciones de funcionamiento y registros de productos sanitarios. No es asesoramiento médico y no sustituye las instrucciones de uso, el mantenimiento por personas formadas ni la notificación de un incidente a la autoridad competente.`,
        ],
      },
      {
        title: 'Responsabilidad y derechos',
        blocks: [
          'Cuidamos nuestros propios contenidos y respondemos de ellos conforme a la ley. De las páginas ajenas que enlazamos responden sus titulares. Los textos, imágenes y marcas de este portal solo pueden usarse en otro lugar con nuestro consentimiento.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    sections: [
      {
        title: 'Quién es responsable',
        blocks: [
          'El responsable del tratamiento de los datos de este portal es el proveedor:',
          lines(c.name, c.street, c.place, c.country, c.email),
          'Nuestro delegado externo de protección de datos:',
          lines(dpo.name, dpo.company, dpo.place, dpo.email),
        ],
      },
      {
        title: 'Páginas de campo sin iniciar sesión',
        blocks: [
          'Comprobar o registrar un equipo no requiere cuenta. Solo recibimos lo que se introduce: el equipo y su etiqueta, las respuestas, comentarios, fotos, la hora del teléfono y el nombre y la firma de quien comprobó; en un registro, también nombre, centro y contacto.',
          'Base jurídica: nuestro interés legítimo y el del titular del equipo en equipos seguros y un registro trazable (art. 6.1.f RGPD) y las obligaciones legales sobre productos sanitarios (art. 6.1.c RGPD). Cuando un registro pide consentimiento, es ese consentimiento (art. 6.1.a RGPD), que puede retirarse en cualquier momento para el futuro.',
        ],
      },
      {
        title: 'Nombres de quienes comprueban y fotos',
        blocks: [
          'El registro de una comprobación dice quién la hizo, porque solo así demuestra algo. Su teléfono recuerda el nombre 30 días para que no tenga que escribirlo de nuevo; «No soy yo» lo borra de inmediato.',
          'La cámara lee las etiquetas en el propio teléfono; su imagen no se envía. Las fotos que añade a un registro se reducen y se envían con él. Muestre el equipo, no personas ni datos de pacientes.',
        ],
      },
      {
        title: 'Cuenta e inicio de sesión',
        blocks: [
          'Para una cuenta guardamos nombre, correo electrónico, centro, función, idioma, avisos elegidos y su contraseña como hash irreversible. Sus sesiones aparecen en su perfil y pueden cerrarse allí; una sesión termina tras 30 días sin uso y a más tardar a los 90 días. Los mensajes sobre su cuenta van a su dirección.',
          'Base jurídica: el contrato de uso del portal (art. 6.1.b RGPD) y nuestro interés legítimo en su seguridad (art. 6.1.f RGPD).',
        ],
      },
      {
        title: 'Datos de conexión',
        blocks: [
          'Para responder a su navegador, el servidor trata su dirección de red y la dirección de la página solicitada. La dirección de red sirve también para limitar el número de peticiones, lo que protege el portal. Los registros técnicos del portal no contienen datos personales. No hay análisis de visitantes ni publicidad, y nada se carga de otros proveedores.',
        ],
      },
      {
        title: 'Qué se guarda en su navegador',
        blocks: [
          'Solo lo que el portal necesita para funcionar, también sin red. Es estrictamente necesario para el servicio pedido, por lo que no se requiere consentimiento.',
          table(
            ['Nombre', 'Finalidad', 'Desaparece'],
            [
              'cookie de sesión',
              'Mantiene su sesión; los scripts no pueden leerla',
              'Al cerrar sesión; tras 30 días sin uso',
            ],
            ['language (cookie, almacenamiento local)', 'Su idioma', 'Cuando borra los datos del sitio'],
            ['unsent (cookie)', 'Número de elementos aún sin enviar', 'Cuando todo está enviado'],
            ['cookieConsent', 'Que ha leído el aviso sobre cookies, y cuándo', 'Cuando borra los datos del sitio'],
            [
              'customerSidebarState, theme, listSize, camera, labelPrint',
              'Cómo usa las páginas',
              'Cuando borra los datos del sitio',
            ],
            [
              'session, views',
              'Su perfil y lo que vio, para leer sin red',
              'Al cerrar sesión; las vistas tras 7 días salvo otro ajuste',
            ],
            ['logoutOwed', 'Un cierre de sesión hecho sin red', 'Cuando el servidor lo sabe'],
            ['meta', 'Datos de esta instalación', 'Cuando borra los datos del sitio'],
            [
              'pageLoadRetries, dirección recordada (almacenamiento de sesión)',
              'Volver a cargar y volver tras iniciar sesión',
              'Al cerrar la pestaña',
            ],
            [
              'field (IndexedDB)',
              'Borradores, registros sin enviar con fotos, listas de comprobación, recibos',
              'El contenido cuando el servidor lo confirma; los recibos tras 90 días',
            ],
            [
              'visit (IndexedDB)',
              'Sedes que lleva consigo una persona con sesión: sus equipos y últimas comprobaciones',
              'Con «Quitar», al cerrar sesión y como las vistas',
            ],
          ),
        ],
      },
      {
        title: 'Quién recibe datos',
        blocks: [
          'El centro que utiliza un equipo ve sus registros; nuestro servicio y nuestra administración ven lo que exigen sus tareas. Los encargados que operan para nosotros servidores y correo actúan según nuestras instrucciones y por contrato (art. 28 RGPD). Las autoridades reciben datos solo cuando la ley lo exige.',
        ],
      },
      {
        title: 'Cuánto tiempo',
        blocks: [
          list(
            'Registros de comprobaciones y altas de equipos: mientras el equipo esté en uso y la ley de productos sanitarios exija prueba de ellos; después se borran o se anonimizan.',
            'Cuentas: mientras dure el contrato; el nombre y la función quedan en los registros a los que pertenecen.',
            'Sesiones: 90 días como máximo. Enlaces de mensajes: hasta que se usan o caducan.',
          ),
        ],
      },
      {
        title: 'Sus derechos',
        blocks: [
          'Tiene derecho de acceso, rectificación, supresión, limitación del tratamiento, portabilidad y oposición al tratamiento basado en intereses legítimos (arts. 15 a 21 RGPD). Puede retirar un consentimiento en cualquier momento. Escríbanos a nosotros o a nuestro delegado de protección de datos. Ninguna decisión sobre usted la toma solo una máquina.',
          `También puede reclamar ante una autoridad de control, por ejemplo: ${authority}.`,
        ],
      },
    ],
  },
  processing: {
    title: 'Tratamiento de datos',
    sections: [
      {
        title: 'Funciones',
        blocks: [
          `El responsable del tratamiento del portal es ${c.name}. El centro para el que usted trabaja sigue siendo responsable de lo que su personal introduce para fines propios.`,
          'Delegado externo de protección de datos:',
          lines(dpo.name, dpo.company, dpo.place, dpo.email),
        ],
      },
      {
        title: 'Qué se trata, y por qué',
        blocks: [
          table(
            ['Datos', 'Finalidad', 'Base jurídica'],
            ['Nombre, correo, función, idioma', 'Cuenta, inicio de sesión, avisos', 'Art. 6.1.b RGPD'],
            [
              'Comprobaciones con nombre, firma y fotos',
              'Seguridad de los equipos, prueba de la comprobación',
              'Art. 6.1.c y f RGPD',
            ],
            [
              'Registros de equipos con contacto',
              'Asignación de equipos, servicio, avisos de seguridad',
              'Art. 6.1.a, c y f RGPD',
            ],
            ['Sesiones, intentos fallidos, direcciones de red', 'Seguridad del portal', 'Art. 6.1.f RGPD'],
          ),
        ],
      },
      {
        title: 'Cómo se protegen los datos',
        blocks: [
          list(
            'La transmisión va cifrada; las contraseñas se guardan como hash Argon2id; las claves de sesión se guardan como hash y cambian en cada uso.',
            'Cada llamada se comprueba con los derechos de la persona; los clientes solo ven sus propios datos.',
            'Los cambios se anotan con hora y persona. Las copias de seguridad se pueden restaurar.',
            'En los teléfonos, el contenido desaparece cuando el servidor lo confirma; las vistas de quienes iniciaron sesión desaparecen al cerrarla.',
          ),
        ],
      },
      {
        title: 'Acceso, rectificación y supresión',
        blocks: [
          `Escriba a ${c.email} o al delegado de protección de datos. Su propio perfil se puede cambiar en el portal. Un registro de comprobación se corrige con uno nuevo que nombra el anterior; así lo registrado sigue siendo trazable.`,
        ],
      },
    ],
  },
});
